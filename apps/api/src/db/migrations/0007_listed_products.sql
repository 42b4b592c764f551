CREATE EXTENSION IF NOT EXISTS intarray;
--> statement-breakpoint
CREATE TABLE "listed_products" (
	"product_id" integer NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"category1_id" integer,
	"category2_id" integer,
	"category3_id" integer,
	"price" bigint NOT NULL,
	"rating" smallint NOT NULL,
	"discount_percent" smallint NOT NULL,
	"is_wholesale" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"terms" integer[] NOT NULL,
	CONSTRAINT "listed_products_product_id_edition_pk" PRIMARY KEY("product_id","edition")
) PARTITION BY LIST ("edition");
--> statement-breakpoint
CREATE TABLE "listed_products_mm" PARTITION OF "listed_products" FOR VALUES IN ('mm');--> statement-breakpoint
CREATE TABLE "listed_products_th" PARTITION OF "listed_products" FOR VALUES IN ('th');
--> statement-breakpoint
-- What is common among the words decides how a search is best answered, so more of them are counted than usual.
ALTER TABLE "listed_products" ALTER COLUMN "terms" SET STATISTICS 500;--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE FUNCTION "words_of"("names" text, "texts" text) RETURNS TABLE ("word" text, "place" integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- 2: begins a line of the names; 1: stands elsewhere in the names; 0: stands in the other texts.
	-- Words are cut where an index entry would become too long.
	SELECT left(found.word, 200), max(found.place)
	FROM (
		SELECT w.word, CASE WHEN w.n = 1 THEN 2 ELSE 1 END AS place
		FROM string_to_table("names", E'\n') AS line, string_to_table(line, ' ') WITH ORDINALITY AS w(word, n)
		UNION ALL
		SELECT w, 0 FROM string_to_table(translate("texts", E'\n', ' '), ' ') AS w
	) AS found
	WHERE found.word <> ''
	GROUP BY 1
$$;
--> statement-breakpoint
CREATE FUNCTION "relist_products"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In one order everywhere, so that two changes never wait for each other.
	INSERT INTO "search_words" ("word")
	SELECT DISTINCT w.word
	FROM "products" p, words_of(p.name_text, p.search_text) AS w
	WHERE p.id = ANY (ids) AND NOT EXISTS (SELECT FROM "search_words" k WHERE k.word = w.word)
	ORDER BY 1
	ON CONFLICT DO NOTHING;

	DELETE FROM "listed_products" l USING "products" p
	WHERE l.product_id = ANY (ids) AND p.id = l.product_id AND p.edition <> l.edition;

	INSERT INTO "listed_products" (
		"product_id", "edition", "kind", "shop_id", "category1_id", "category2_id", "category3_id", "price", "rating",
		"discount_percent", "is_wholesale", "in_stock", "score", "created_at", "terms"
	)
	SELECT
		p.id, p.edition, p.kind, p.shop_id, p.category1_id, p.category2_id, p.category3_id, p.price, p.rating_average * 10,
		p.discount_percent, p.is_wholesale,
		EXISTS (SELECT FROM "product_variants" v WHERE v.product_id = p.id AND v.stock > 0),
		p.score, p.created_at,
		(
			SELECT coalesce(array_agg(k.id * 3 + w.place ORDER BY 1), '{}')
			FROM words_of(p.name_text, p.search_text) AS w JOIN "search_words" k ON k.word = w.word
		)
	FROM "products" p
	WHERE p.id = ANY (ids)
	ORDER BY p.id
	ON CONFLICT ("product_id", "edition") DO UPDATE SET
		"kind" = excluded.kind, "shop_id" = excluded.shop_id,
		"category1_id" = excluded.category1_id, "category2_id" = excluded.category2_id,
		"category3_id" = excluded.category3_id, "price" = excluded.price, "rating" = excluded.rating,
		"discount_percent" = excluded.discount_percent, "is_wholesale" = excluded.is_wholesale,
		"score" = excluded.score, "created_at" = excluded.created_at, "terms" = excluded.terms;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "list_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM relist_products(array(SELECT id FROM new_rows));
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "list_changed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	"changed" := array(
		SELECT n.id
		FROM new_rows n JOIN old_rows o ON o.id = n.id
		WHERE (
			n.edition, n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.price, n.previous_price,
			n.rating_average, n.is_wholesale, n.score, n.created_at, n.name_text, n.search_text
		) IS DISTINCT FROM (
			o.edition, o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.price, o.previous_price,
			o.rating_average, o.is_wholesale, o.score, o.created_at, o.name_text, o.search_text
		)
	);
	IF cardinality("changed") > 0 THEN
		PERFORM relist_products("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "list_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	-- Only variants of which the first piece came or the last one went.
	IF tg_op = 'INSERT' THEN
		"changed" := array(SELECT DISTINCT product_id FROM new_rows WHERE stock > 0);
	ELSIF tg_op = 'DELETE' THEN
		"changed" := array(SELECT DISTINCT product_id FROM old_rows WHERE stock > 0);
	ELSE
		"changed" := array(
			SELECT o.product_id FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE (n.stock > 0) <> (o.stock > 0)
		);
	END IF;
	IF cardinality("changed") = 0 THEN
		RETURN null;
	END IF;
	-- Two orders may each take the last piece of a variant of one product: the second looks after the first has ended.
	PERFORM FROM "listed_products" WHERE product_id = ANY ("changed") ORDER BY product_id FOR UPDATE;
	UPDATE "listed_products" l SET in_stock = NOT l.in_stock
	WHERE l.product_id = ANY ("changed")
		AND l.in_stock <> EXISTS (SELECT FROM "product_variants" v WHERE v.product_id = l.product_id AND v.stock > 0);
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER INSERT ON "products" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_new_products"();
--> statement-breakpoint
CREATE TRIGGER "products_listed_anew" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_changed_products"();
--> statement-breakpoint
CREATE TRIGGER "variants_listed" AFTER INSERT ON "product_variants" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_stock"();
--> statement-breakpoint
CREATE TRIGGER "variants_listed_anew" AFTER UPDATE ON "product_variants" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_stock"();
--> statement-breakpoint
CREATE TRIGGER "variants_unlisted" AFTER DELETE ON "product_variants" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "list_stock"();
--> statement-breakpoint
SELECT relist_products(array(SELECT id FROM "products"));--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_names";--> statement-breakpoint
CREATE INDEX "listed_products_recommended" ON "listed_products" USING btree ("kind","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"price","rating","discount_percent","in_stock");--> statement-breakpoint
CREATE INDEX "listed_products_newest" ON "listed_products" USING btree ("kind","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"price","rating","discount_percent","in_stock","category1_id","shop_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_price" ON "listed_products" USING btree ("kind","price","product_id","rating","discount_percent","in_stock","category1_id","shop_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_category1" ON "listed_products" USING btree ("category1_id","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"price","rating","discount_percent","in_stock");--> statement-breakpoint
CREATE INDEX "listed_products_by_category2" ON "listed_products" USING btree ("category2_id","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_by_category3" ON "listed_products" USING btree ("category3_id","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_by_shop" ON "listed_products" USING btree ("shop_id","kind","score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_counted" ON "listed_products" USING btree ("kind","category1_id","category2_id","category3_id","shop_id","price","rating","discount_percent","is_wholesale","in_stock");--> statement-breakpoint
CREATE INDEX "listed_products_terms" ON "listed_products" USING gin ("terms" gin__int_ops);--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("word" gin_trgm_ops);
