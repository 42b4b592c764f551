-- Cells are counted where they are changed: a separate list of counts was compared with each of thousands of cells, since
-- the estimate of a join of ten columns is one row.
CREATE OR REPLACE FUNCTION "recount_cells"("changed" "listed_cells"[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = 'force_custom_plan' AS $$
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
	UPDATE "listed_cells" l
	SET products = n.products, least = n.least, most = n.most
	FROM (
		SELECT c.edition, c.kind, c.shop_id, c.category1_id, c.category2_id, c.category3_id, c.stars, c.discount_tens,
			c.is_wholesale, c.brand_id, count(p.product_id) AS products, coalesce(min(p.price), 0) AS least,
			coalesce(max(p.price), 0) AS most
		FROM unnest("changed") AS c
		LEFT JOIN "listed_products" p ON p.edition = c.edition AND p.kind = c.kind AND p.shop_id = c.shop_id
			AND coalesce(p.category1_id, 0) = c.category1_id AND coalesce(p.category2_id, 0) = c.category2_id
			AND coalesce(p.category3_id, 0) = c.category3_id AND p.rating / 10 = c.stars
			AND p.discount_percent / 10 = c.discount_tens AND p.is_wholesale = c.is_wholesale
			AND coalesce(p.brand_id, 0) = c.brand_id
		GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
	) n
	WHERE l.edition = n.edition AND l.kind = n.kind AND l.shop_id = n.shop_id AND l.category1_id = n.category1_id
		AND l.category2_id = n.category2_id AND l.category3_id = n.category3_id AND l.stars = n.stars
		AND l.discount_tens = n.discount_tens AND l.is_wholesale = n.is_wholesale AND l.brand_id = n.brand_id;
END;
$$;
