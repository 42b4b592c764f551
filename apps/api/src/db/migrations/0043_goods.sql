CREATE SEQUENCE "public"."product_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."variant_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "variant_names" (
	"shop_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "variant_names_shop_id_external_id_pk" PRIMARY KEY("shop_id","external_id"),
	CONSTRAINT "variant_names_variant_id_unique" UNIQUE("variant_id")
);
--> statement-breakpoint
ALTER TABLE "product_variants" DROP CONSTRAINT "product_variants_price_positive";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_goods_have_category";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_price_positive";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_have_pictures";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "offer_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'on_sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "variant_names" ADD CONSTRAINT "variant_names_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_names" ADD CONSTRAINT "variant_names_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_external" ON "products" USING btree ("shop_id","external_id") WHERE "products"."external_id" is not null;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_price_not_negative" CHECK ("product_variants"."price" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state_known" CHECK ("products"."state" in ('draft', 'in_review', 'on_sale', 'paused'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_goods_have_category" CHECK ("products"."state" = 'draft' or "products"."kind" = 'digital' or "products"."category3_id" is not null);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_positive" CHECK ("products"."price" > 0 or ("products"."state" = 'draft' and "products"."price" = 0));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_have_pictures" CHECK ("products"."state" = 'draft' or cardinality("products"."picture_keys") > 0);--> statement-breakpoint
-- Shoppers see what is on sale: only that is counted, listed and found.
CREATE OR REPLACE FUNCTION "count_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changes" jsonb := '[]';
	"part" jsonb;
BEGIN
	IF tg_op <> 'DELETE' THEN
		SELECT coalesce(jsonb_agg(jsonb_build_array(edition, kind, shop_id, category1_id, category2_id, category3_id, n)), '[]')
		INTO "part"
		FROM (
			SELECT edition, kind, shop_id, category1_id, category2_id, category3_id, count(*) AS n FROM new_rows
			WHERE state = 'on_sale'
			GROUP BY 1, 2, 3, 4, 5, 6
		) AS gained;
		"changes" := "changes" || "part";
	END IF;
	IF tg_op <> 'INSERT' THEN
		SELECT coalesce(jsonb_agg(jsonb_build_array(edition, kind, shop_id, category1_id, category2_id, category3_id, n)), '[]')
		INTO "part"
		FROM (
			SELECT edition, kind, shop_id, category1_id, category2_id, category3_id, -count(*) AS n FROM old_rows
			WHERE state = 'on_sale'
			GROUP BY 1, 2, 3, 4, 5, 6
		) AS lost;
		"changes" := "changes" || "part";
	END IF;
	INSERT INTO "product_counts" ("edition", "kind", "shop_id", "category_id", "products")
	SELECT c ->> 0, c ->> 1, shop, category, sum((c ->> 6)::integer)
	FROM jsonb_array_elements("changes") AS c,
		unnest(array[0, (c ->> 2)::integer]) AS shop,
		unnest(array[0, (c ->> 3)::integer, (c ->> 4)::integer, (c ->> 5)::integer]) AS category
	WHERE category IS NOT NULL
	GROUP BY 1, 2, 3, 4
	HAVING sum((c ->> 6)::integer) <> 0
	-- In one order everywhere, so that two changes never wait for each other.
	ORDER BY 1, 2, 3, 4
	ON CONFLICT ("shop_id", "edition", "kind", "category_id")
	DO UPDATE SET "products" = "product_counts"."products" + excluded."products";
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "relist_products"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = 'force_custom_plan' AS $$
BEGIN
	-- In one order everywhere, so that two changes never wait for each other.
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT w.word
	FROM "products" p, unnest(p.latin_words) AS w(word)
	WHERE p.id = ANY (ids) AND p.state = 'on_sale' AND NOT EXISTS (SELECT FROM "search_words" k WHERE k.word = w.word)
	ORDER BY 1
	ON CONFLICT DO NOTHING;

	DELETE FROM "listed_products" l USING "products" p
	WHERE l.product_id = ANY (ids) AND p.id = l.product_id AND (p.edition <> l.edition OR p.state <> 'on_sale');

	INSERT INTO "listed_products" (
		"product_id", "edition", "kind", "shop_id", "category1_id", "category2_id", "category3_id", "brand_id", "price",
		"rating", "discount_percent", "is_wholesale", "in_stock", "score", "created_at"
	)
	SELECT
		p.id, p.edition, p.kind, p.shop_id, p.category1_id, p.category2_id, p.category3_id, p.brand_id, unit.price,
		p.rating_average * 10, percent_off(unit.price, p.previous_price), p.is_wholesale,
		-- `can_be_bought`, written out: a function that looks into a table is called for each product.
		EXISTS (
			SELECT FROM "product_variants" v
			WHERE v.product_id = p.id
				AND (v.stock >= greatest(p.min_quantity, 1) OR (v.stock <= 0 AND p.pre_order_arrives_at > now()))
		),
		p.score, p.created_at
	FROM "products" p,
		-- `unit_price`, written out, too.
		LATERAL (
			SELECT max(t.percent_off) AS percent FROM "price_tiers" t
			WHERE t.product_id = p.id AND t.min_quantity <= p.min_quantity
		) AS step,
		LATERAL (
			SELECT CASE
				WHEN step.percent IS NULL THEN p.price
				ELSE greatest(1, (p.price * (100 - step.percent) * 2 + 10000) / 20000) * 100
			END AS price
		) AS unit
	WHERE p.id = ANY (ids) AND p.state = 'on_sale'
	ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET
		"kind" = excluded.kind, "shop_id" = excluded.shop_id,
		"category1_id" = excluded.category1_id, "category2_id" = excluded.category2_id,
		"category3_id" = excluded.category3_id, "brand_id" = excluded.brand_id, "price" = excluded.price,
		"rating" = excluded.rating, "discount_percent" = excluded.discount_percent,
		"is_wholesale" = excluded.is_wholesale, "score" = excluded.score, "created_at" = excluded.created_at;

	DELETE FROM "product_terms" t USING "products" p
	WHERE t.product_id = ANY (ids) AND p.id = t.product_id AND (p.edition <> t.edition OR p.state <> 'on_sale');

	INSERT INTO "product_terms" ("product_id", "edition", "kind", "terms", "score", "category_id")
	SELECT
		p.id, p.edition, p.kind, p.terms, p.score, coalesce(p.category3_id, p.category2_id, p.category1_id, 0)
	FROM "products" p
	WHERE p.id = ANY (ids) AND p.state = 'on_sale'
	ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET
		"kind" = excluded.kind, "terms" = excluded.terms, "score" = excluded.score, "category_id" = excluded.category_id
	WHERE ("product_terms".kind, "product_terms".terms, "product_terms".score, "product_terms".category_id)
		<> (excluded.kind, excluded.terms, excluded.score, excluded.category_id);
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_changed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	"changed" := array(
		SELECT n.id
		FROM new_rows n JOIN old_rows o ON o.id = n.id
		WHERE (n.state = 'on_sale' OR o.state = 'on_sale') AND (
			n.edition, n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.brand_id, n.price,
			n.previous_price, n.min_quantity, n.rating_average, n.is_wholesale, n.score, n.created_at, n.terms, n.latin_words,
			n.state
		) IS DISTINCT FROM (
			o.edition, o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.brand_id, o.price,
			o.previous_price, o.min_quantity, o.rating_average, o.is_wholesale, o.score, o.created_at, o.terms, o.latin_words,
			o.state
		)
	);
	IF cardinality("changed") > 0 THEN
		PERFORM relist_products("changed");
	END IF;
	"changed" := array(
		SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
		WHERE (n.edition, n.min_quantity, n.pre_order_arrives_at)
			IS DISTINCT FROM (o.edition, o.min_quantity, o.pre_order_arrives_at)
	);
	IF cardinality("changed") > 0 THEN
		PERFORM restock_products("changed");
	END IF;
	RETURN null;
END;
$$;
