ALTER TABLE "product_terms" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "category_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "product_terms" t SET "score" = p.score, "category_id" = coalesce(p.category3_id, p.category2_id, p.category1_id, 0)
FROM "products" p WHERE p.id = t.product_id;--> statement-breakpoint
ALTER TABLE "product_terms" ALTER COLUMN "score" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product_terms" ALTER COLUMN "category_id" DROP DEFAULT;--> statement-breakpoint
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
