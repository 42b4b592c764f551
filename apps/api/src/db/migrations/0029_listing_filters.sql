CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
DROP INDEX "listed_products_recommended";--> statement-breakpoint
DROP INDEX "listed_products_newest";--> statement-breakpoint
DROP INDEX "listed_products_by_price";--> statement-breakpoint
DROP INDEX "listed_products_by_category1";--> statement-breakpoint
DROP INDEX "listed_products_by_category2";--> statement-breakpoint
DROP INDEX "listed_products_by_category3";--> statement-breakpoint
DROP INDEX "listed_products_by_shop";--> statement-breakpoint
DROP INDEX "listed_products_newest_of_category2";--> statement-breakpoint
DROP INDEX "listed_products_newest_of_category3";--> statement-breakpoint
DROP INDEX "listed_products_by_price_of_category2";--> statement-breakpoint
DROP INDEX "listed_products_by_price_of_category3";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand_id" integer;--> statement-breakpoint
TRUNCATE "listed_cells";--> statement-breakpoint
ALTER TABLE "listed_cells" ADD COLUMN "brand_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_products" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Products that have a brand name it among their facts; its slug is made as `slugOfBrand` of the API does.
CREATE FUNCTION "brand_slug"("name" jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT nullif(trim(BOTH '-' FROM regexp_replace(
		lower(regexp_replace(normalize("name" ->> 'en', NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'
	)), '')
$$;--> statement-breakpoint
INSERT INTO "brands" ("slug", "name")
SELECT DISTINCT ON (1) brand_slug(f -> 'value'), f -> 'value'
FROM "products" p, jsonb_array_elements(p.facts) AS f
WHERE f -> 'name' ->> 'en' = 'Brand' AND brand_slug(f -> 'value') IS NOT NULL
ORDER BY 1, p.id;--> statement-breakpoint
UPDATE "products" p SET "brand_id" = named.brand_id
FROM (
	SELECT q.id, min(b.id) AS brand_id
	FROM "products" q, jsonb_array_elements(q.facts) AS f JOIN "brands" b ON b.slug = brand_slug(f -> 'value')
	WHERE f -> 'name' ->> 'en' = 'Brand'
	GROUP BY 1
) AS named
WHERE named.id = p.id;--> statement-breakpoint
DROP FUNCTION "brand_slug"(jsonb);--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_brand" ON "listed_products" USING btree ("brand_id","kind","in_stock","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_sold_out" ON "listed_products" USING btree ("product_id") WHERE NOT "in_stock";--> statement-breakpoint
CREATE INDEX "listed_products_recommended" ON "listed_products" USING btree ("kind","in_stock","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"price","rating","discount_percent","brand_id");--> statement-breakpoint
CREATE INDEX "listed_products_newest" ON "listed_products" USING btree ("kind","in_stock","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"price","rating","discount_percent","category1_id","shop_id","brand_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_price" ON "listed_products" USING btree ("kind","in_stock","price","product_id","rating","discount_percent","category1_id","shop_id","brand_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_category1" ON "listed_products" USING btree ("category1_id","in_stock","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"price","rating","discount_percent","brand_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_category2" ON "listed_products" USING btree ("category2_id","in_stock","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_by_category3" ON "listed_products" USING btree ("category3_id","in_stock","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_by_shop" ON "listed_products" USING btree ("shop_id","kind","in_stock","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_newest_of_category2" ON "listed_products" USING btree ("category2_id","in_stock","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_newest_of_category3" ON "listed_products" USING btree ("category3_id","in_stock","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_by_price_of_category2" ON "listed_products" USING btree ("category2_id","in_stock","price","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_price_of_category3" ON "listed_products" USING btree ("category3_id","in_stock","price","product_id");--> statement-breakpoint
ALTER TABLE "listed_cells" DROP CONSTRAINT "listed_cells_pk";
--> statement-breakpoint
ALTER TABLE "listed_cells" ADD CONSTRAINT "listed_cells_pk" PRIMARY KEY("edition","kind","shop_id","category1_id","category2_id","category3_id","stars","discount_tens","is_wholesale","brand_id");
--> statement-breakpoint
-- What a piece of the least quantity costs: `unitPriceAt` of the domain; both currencies of shops have hundredths.
CREATE FUNCTION "unit_price"("product_id" integer, "price" bigint, "min_quantity" integer) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN step.percent IS NULL THEN $2
		ELSE greatest(1, ($2 * (100 - step.percent) * 2 + 10000) / 20000) * 100
	END
	FROM (SELECT max(t.percent_off) AS percent FROM "price_tiers" t WHERE t.product_id = $1 AND t.min_quantity <= $3) AS step
$$;
--> statement-breakpoint
CREATE FUNCTION "percent_off"("price" bigint, "previous" bigint) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN $2 IS NULL THEN 0 ELSE least(99, ($2 - $1) * 100 / $2) END::smallint
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "relist_products"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In one order everywhere, so that two changes never wait for each other.
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT w.word
	FROM "products" p, unnest(p.latin_words) AS w(word)
	WHERE p.id = ANY (ids) AND NOT EXISTS (SELECT FROM "search_words" k WHERE k.word = w.word)
	ORDER BY 1
	ON CONFLICT DO NOTHING;

	DELETE FROM "listed_products" l USING "products" p
	WHERE l.product_id = ANY (ids) AND p.id = l.product_id AND p.edition <> l.edition;

	INSERT INTO "listed_products" (
		"product_id", "edition", "kind", "shop_id", "category1_id", "category2_id", "category3_id", "brand_id", "price",
		"rating", "discount_percent", "is_wholesale", "in_stock", "score", "created_at"
	)
	SELECT
		p.id, p.edition, p.kind, p.shop_id, p.category1_id, p.category2_id, p.category3_id, p.brand_id, unit.price,
		p.rating_average * 10, percent_off(unit.price, p.previous_price), p.is_wholesale,
		EXISTS (SELECT FROM "product_variants" v WHERE v.product_id = p.id AND v.stock >= p.min_quantity),
		p.score, p.created_at
	FROM "products" p, LATERAL (SELECT unit_price(p.id, p.price, p.min_quantity) AS price) AS unit
	WHERE p.id = ANY (ids)
	ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET
		"kind" = excluded.kind, "shop_id" = excluded.shop_id,
		"category1_id" = excluded.category1_id, "category2_id" = excluded.category2_id,
		"category3_id" = excluded.category3_id, "brand_id" = excluded.brand_id, "price" = excluded.price,
		"rating" = excluded.rating, "discount_percent" = excluded.discount_percent,
		"is_wholesale" = excluded.is_wholesale, "score" = excluded.score, "created_at" = excluded.created_at;

	DELETE FROM "product_terms" t USING "products" p
	WHERE t.product_id = ANY (ids) AND p.id = t.product_id AND p.edition <> t.edition;

	INSERT INTO "product_terms" ("product_id", "edition", "kind", "terms", "score", "category_id")
	SELECT
		p.id, p.edition, p.kind, p.terms, p.score, coalesce(p.category3_id, p.category2_id, p.category1_id, 0)
	FROM "products" p
	WHERE p.id = ANY (ids)
	ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET
		"kind" = excluded.kind, "terms" = excluded.terms, "score" = excluded.score, "category_id" = excluded.category_id
	WHERE ("product_terms".kind, "product_terms".terms, "product_terms".score, "product_terms".category_id)
		<> (excluded.kind, excluded.terms, excluded.score, excluded.category_id);
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "restock_products"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Two orders may each take the last piece of a variant of one product: the second looks after the first has ended.
	PERFORM FROM "listed_products" WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
	UPDATE "listed_products" l SET in_stock = NOT l.in_stock
	FROM "products" p
	WHERE l.product_id = ANY (ids) AND p.id = l.product_id
		AND l.in_stock
			<> EXISTS (SELECT FROM "product_variants" v WHERE v.product_id = p.id AND v.stock >= p.min_quantity);
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
		WHERE (
			n.edition, n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.brand_id, n.price,
			n.previous_price, n.min_quantity, n.rating_average, n.is_wholesale, n.score, n.created_at, n.terms, n.latin_words
		) IS DISTINCT FROM (
			o.edition, o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.brand_id, o.price,
			o.previous_price, o.min_quantity, o.rating_average, o.is_wholesale, o.score, o.created_at, o.terms, o.latin_words
		)
	);
	IF cardinality("changed") > 0 THEN
		PERFORM relist_products("changed");
	END IF;
	"changed" := array(SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.min_quantity <> o.min_quantity);
	IF cardinality("changed") > 0 THEN
		PERFORM restock_products("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	-- Only variants that the least quantity came of, or that no longer have it.
	IF tg_op = 'INSERT' THEN
		"changed" := array(
			SELECT DISTINCT p.id FROM new_rows n JOIN "products" p ON p.id = n.product_id WHERE n.stock >= p.min_quantity
		);
	ELSIF tg_op = 'DELETE' THEN
		"changed" := array(
			SELECT DISTINCT p.id FROM old_rows o JOIN "products" p ON p.id = o.product_id WHERE o.stock >= p.min_quantity
		);
	ELSE
		"changed" := array(
			SELECT p.id FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN "products" p ON p.id = n.product_id
			WHERE (n.stock >= p.min_quantity) <> (o.stock >= p.min_quantity)
		);
	END IF;
	IF cardinality("changed") > 0 THEN
		PERFORM restock_products("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "list_tiers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	-- The price of a listing is that of the least quantity: other steps are not in it.
	"changed" := array(
		SELECT DISTINCT p.id FROM changed_rows t JOIN "products" p ON p.id = t.product_id
		WHERE t.min_quantity <= p.min_quantity
	);
	IF cardinality("changed") > 0 THEN
		PERFORM relist_products("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tiers_listed" AFTER INSERT ON "price_tiers" REFERENCING NEW TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_tiers"();
--> statement-breakpoint
CREATE TRIGGER "tiers_unlisted" AFTER DELETE ON "price_tiers" REFERENCING OLD TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_tiers"();
--> statement-breakpoint
CREATE TRIGGER "tiers_listed_anew" AFTER UPDATE ON "price_tiers" REFERENCING NEW TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_tiers"();
--> statement-breakpoint
CREATE TRIGGER "tiers_unlisted_before" AFTER UPDATE ON "price_tiers" REFERENCING OLD TABLE AS changed_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_tiers"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "recount_cells"("changed" "listed_cells"[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In one order everywhere, so that two changes never wait for each other.
	INSERT INTO "listed_cells"
	SELECT c.* FROM unnest("changed") AS c ORDER BY c
	ON CONFLICT DO NOTHING;
	-- Two changes may be of one cell: the second counts after the first has ended, and sees what it did.
	PERFORM FROM "listed_cells" l JOIN unnest("changed") AS c
		USING (edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale, brand_id)
	ORDER BY edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale, brand_id
	FOR UPDATE OF l;
	WITH counted AS (
		SELECT c.edition, c.kind, c.shop_id, c.category1_id, c.category2_id, c.category3_id, c.stars, c.discount_tens,
			c.is_wholesale, c.brand_id, count(*) AS products, min(p.price) AS least, max(p.price) AS most
		FROM unnest("changed") AS c
		JOIN "listed_products" p ON p.edition = c.edition AND p.kind = c.kind AND p.shop_id = c.shop_id
			AND coalesce(p.category1_id, 0) = c.category1_id AND coalesce(p.category2_id, 0) = c.category2_id
			AND coalesce(p.category3_id, 0) = c.category3_id AND p.rating / 10 = c.stars
			AND p.discount_percent / 10 = c.discount_tens AND p.is_wholesale = c.is_wholesale
			AND coalesce(p.brand_id, 0) = c.brand_id
		GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
	)
	UPDATE "listed_cells" l
	SET products = coalesce(n.products, 0), least = coalesce(n.least, 0), most = coalesce(n.most, 0)
	FROM unnest("changed") AS c LEFT JOIN counted n
		USING (edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale, brand_id)
	WHERE l.edition = c.edition AND l.kind = c.kind AND l.shop_id = c.shop_id AND l.category1_id = c.category1_id
		AND l.category2_id = c.category2_id AND l.category3_id = c.category3_id AND l.stars = c.stars
		AND l.discount_tens = c.discount_tens AND l.is_wholesale = c.is_wholesale AND l.brand_id = c.brand_id;
END;
$$;
--> statement-breakpoint
DROP FUNCTION "cell_of"(text, text, integer, integer, integer, integer, smallint, smallint, boolean);--> statement-breakpoint
CREATE FUNCTION "cell_of"(
	"edition" text, "kind" text, "shop_id" integer, "category1_id" integer, "category2_id" integer,
	"category3_id" integer, "rating" smallint, "discount_percent" smallint, "is_wholesale" boolean, "brand_id" integer
) RETURNS "listed_cells" LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ROW(
		edition, kind, shop_id, coalesce(category1_id, 0), coalesce(category2_id, 0), coalesce(category3_id, 0),
		(rating / 10)::smallint, (discount_percent / 10)::smallint, is_wholesale, 0, 0::bigint, 0::bigint,
		coalesce(brand_id, 0)
	)::"listed_cells"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_cells"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" "listed_cells"[];
BEGIN
	IF tg_op = 'INSERT' THEN
		"changed" := array(
			SELECT DISTINCT cell_of(edition, kind, shop_id, category1_id, category2_id, category3_id, rating, discount_percent,
				is_wholesale, brand_id)
			FROM new_rows
		);
	ELSIF tg_op = 'DELETE' THEN
		"changed" := array(
			SELECT DISTINCT cell_of(edition, kind, shop_id, category1_id, category2_id, category3_id, rating, discount_percent,
				is_wholesale, brand_id)
			FROM old_rows
		);
	ELSE
		-- What is sold out or found by other words stays where it is.
		"changed" := array(
			SELECT DISTINCT cell FROM new_rows n JOIN old_rows o ON o.product_id = n.product_id, LATERAL (VALUES
				(cell_of(n.edition, n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.rating,
					n.discount_percent, n.is_wholesale, n.brand_id)),
				(cell_of(o.edition, o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.rating,
					o.discount_percent, o.is_wholesale, o.brand_id))
			) AS cells(cell)
			WHERE (n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.price, n.rating, n.discount_percent,
					n.is_wholesale, n.brand_id)
				IS DISTINCT FROM (o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.price, o.rating,
					o.discount_percent, o.is_wholesale, o.brand_id)
		);
	END IF;
	IF cardinality("changed") > 0 THEN
		PERFORM recount_cells("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
-- All cells are counted below.
ALTER TABLE "listed_products" DISABLE TRIGGER "listed_products_counted_anew";--> statement-breakpoint
UPDATE "listed_products" l
SET brand_id = p.brand_id, price = unit_price(p.id, p.price, p.min_quantity),
	discount_percent = percent_off(unit_price(p.id, p.price, p.min_quantity), p.previous_price),
	in_stock = EXISTS (SELECT FROM "product_variants" v WHERE v.product_id = p.id AND v.stock >= p.min_quantity)
FROM "products" p
WHERE p.id = l.product_id AND (p.brand_id IS NOT NULL OR p.min_quantity > 1);--> statement-breakpoint
ALTER TABLE "listed_products" ENABLE TRIGGER "listed_products_counted_anew";--> statement-breakpoint
SELECT recount_cells(array(
	SELECT DISTINCT cell_of(edition, kind, shop_id, category1_id, category2_id, category3_id, rating, discount_percent,
		is_wholesale, brand_id)
	FROM "listed_products"
));
