ALTER TABLE "products" ADD COLUMN "terms" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "latin_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "index_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_index_version" ON "products" USING btree ("index_version");--> statement-breakpoint
CREATE TABLE "product_terms" (
	"product_id" integer NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"terms" integer[] NOT NULL,
	CONSTRAINT "product_terms_product_id_edition_pk" PRIMARY KEY("product_id","edition")
) PARTITION BY LIST ("edition");
--> statement-breakpoint
CREATE TABLE "product_terms_mm" PARTITION OF "product_terms" FOR VALUES IN ('mm');--> statement-breakpoint
CREATE TABLE "product_terms_th" PARTITION OF "product_terms" FOR VALUES IN ('th');--> statement-breakpoint
-- How common a term is says how much it tells, so more of them are counted than usual.
ALTER TABLE "product_terms" ALTER COLUMN "terms" SET STATISTICS 500;--> statement-breakpoint
-- Nothing asks for the statistics of all editions together, nor for columns that no query compares.
ALTER TABLE ONLY "product_terms" ALTER COLUMN "terms" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "terms" SET STATISTICS 0, ALTER COLUMN "latin_words" SET STATISTICS 0,
	ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "description" SET STATISTICS 0,
	ALTER COLUMN "options" SET STATISTICS 0, ALTER COLUMN "facts" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_terms_terms" ON "product_terms" USING gin ("terms" gin__int_ops);--> statement-breakpoint
DROP INDEX "listed_products_terms";--> statement-breakpoint
ALTER TABLE "listed_products" DROP COLUMN "terms";--> statement-breakpoint
-- Terms are made by the server: the next start indexes the products that have none.
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
		"product_id", "edition", "kind", "shop_id", "category1_id", "category2_id", "category3_id", "price", "rating",
		"discount_percent", "is_wholesale", "in_stock", "score", "created_at"
	)
	SELECT
		p.id, p.edition, p.kind, p.shop_id, p.category1_id, p.category2_id, p.category3_id, p.price, p.rating_average * 10,
		p.discount_percent, p.is_wholesale,
		EXISTS (SELECT FROM "product_variants" v WHERE v.product_id = p.id AND v.stock > 0),
		p.score, p.created_at
	FROM "products" p
	WHERE p.id = ANY (ids)
	ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET
		"kind" = excluded.kind, "shop_id" = excluded.shop_id,
		"category1_id" = excluded.category1_id, "category2_id" = excluded.category2_id,
		"category3_id" = excluded.category3_id, "price" = excluded.price, "rating" = excluded.rating,
		"discount_percent" = excluded.discount_percent, "is_wholesale" = excluded.is_wholesale,
		"score" = excluded.score, "created_at" = excluded.created_at;

	DELETE FROM "product_terms" t USING "products" p
	WHERE t.product_id = ANY (ids) AND p.id = t.product_id AND p.edition <> t.edition;

	INSERT INTO "product_terms" ("product_id", "edition", "kind", "terms")
	SELECT p.id, p.edition, p.kind, p.terms FROM "products" p WHERE p.id = ANY (ids) ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET "kind" = excluded.kind, "terms" = excluded.terms
	WHERE "product_terms".kind <> excluded.kind OR "product_terms".terms <> excluded.terms;
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
			n.edition, n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.price, n.previous_price,
			n.rating_average, n.is_wholesale, n.score, n.created_at, n.terms, n.latin_words
		) IS DISTINCT FROM (
			o.edition, o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.price, o.previous_price,
			o.rating_average, o.is_wholesale, o.score, o.created_at, o.terms, o.latin_words
		)
	);
	IF cardinality("changed") > 0 THEN
		PERFORM relist_products("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
DROP FUNCTION "words_of"(text, text);--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "places";--> statement-breakpoint
-- Words of scripts without spaces are found by terms alone.
DELETE FROM "search_words" WHERE "word" !~ '^[a-z]+$';
