CREATE TABLE "product_counts" (
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_counts_shop_id_edition_kind_category_id_pk" PRIMARY KEY("shop_id","edition","kind","category_id")
);
--> statement-breakpoint
DROP INDEX "products_recommended";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_category1";--> statement-breakpoint
DROP INDEX "products_by_category2";--> statement-breakpoint
DROP INDEX "products_by_category3";--> statement-breakpoint
DROP INDEX "products_by_shop";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discount_percent" smallint GENERATED ALWAYS AS (case when previous_price is null then 0 else least(99, (previous_price - price) * 100 / previous_price) end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_wholesale" ON "products" USING btree ("edition","score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "products"."is_wholesale";--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("edition","kind","score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price","rating_average","discount_percent");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("edition","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price","rating_average","discount_percent");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("edition","kind","price","id","rating_average","discount_percent");--> statement-breakpoint
CREATE INDEX "products_by_category1" ON "products" USING btree ("category1_id","edition","score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price","rating_average","discount_percent");--> statement-breakpoint
CREATE INDEX "products_by_category2" ON "products" USING btree ("category2_id","edition","score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price","rating_average","discount_percent");--> statement-breakpoint
CREATE INDEX "products_by_category3" ON "products" USING btree ("category3_id","edition","score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price","rating_average","discount_percent");--> statement-breakpoint
CREATE INDEX "products_by_shop" ON "products" USING btree ("shop_id","score" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION "count_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changes" jsonb := '[]';
	"part" jsonb;
BEGIN
	IF tg_op <> 'DELETE' THEN
		SELECT coalesce(jsonb_agg(jsonb_build_array(edition, kind, shop_id, category1_id, category2_id, category3_id, n)), '[]')
		INTO "part"
		FROM (
			SELECT edition, kind, shop_id, category1_id, category2_id, category3_id, count(*) AS n FROM new_rows
			GROUP BY 1, 2, 3, 4, 5, 6
		) AS gained;
		"changes" := "changes" || "part";
	END IF;
	IF tg_op <> 'INSERT' THEN
		SELECT coalesce(jsonb_agg(jsonb_build_array(edition, kind, shop_id, category1_id, category2_id, category3_id, n)), '[]')
		INTO "part"
		FROM (
			SELECT edition, kind, shop_id, category1_id, category2_id, category3_id, -count(*) AS n FROM old_rows
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
CREATE TRIGGER "products_counted_in" AFTER INSERT ON "products" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "count_products"();
--> statement-breakpoint
CREATE TRIGGER "products_counted_out" AFTER DELETE ON "products" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "count_products"();
--> statement-breakpoint
CREATE TRIGGER "products_counted_anew" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "count_products"();
--> statement-breakpoint
INSERT INTO "product_counts" ("edition", "kind", "shop_id", "category_id", "products")
SELECT edition, kind, shop, category, count(*)
FROM "products",
	unnest(array[0, shop_id]) AS shop,
	unnest(array[0, category1_id, category2_id, category3_id]) AS category
WHERE category IS NOT NULL
GROUP BY 1, 2, 3, 4;
