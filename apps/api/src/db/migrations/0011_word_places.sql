ALTER TABLE "search_words" ADD COLUMN "places" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "search_words" w SET places = found.places
FROM (
	SELECT term / 3 AS id, bit_or(1 << (term % 3))::smallint AS places
	FROM "listed_products", unnest("terms") AS term
	GROUP BY 1
) AS found
WHERE w.id = found.id;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "relist_products"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In one order everywhere, so that two changes never wait for each other. A word that is known where it stands now is
	-- left alone.
	INSERT INTO "search_words" ("word", "places")
	SELECT found.word, found.places
	FROM (
		SELECT w.word, bit_or(1 << w.place)::smallint AS places
		FROM "products" p, words_of(p.name_text, p.search_text) AS w
		WHERE p.id = ANY (ids)
		GROUP BY 1
	) AS found
	WHERE NOT EXISTS (
		SELECT FROM "search_words" k WHERE k.word = found.word AND k.places & found.places = found.places
	)
	ORDER BY 1
	ON CONFLICT ("word") DO UPDATE SET places = "search_words".places | excluded.places;

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
