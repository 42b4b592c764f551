CREATE INDEX "products_ordered_ahead" ON "products" USING btree ("pre_order_arrives_at") WHERE "products"."pre_order_arrives_at" is not null;--> statement-breakpoint
CREATE FUNCTION "can_be_bought"("product" integer, "least" integer, "arrives_at" timestamp with time zone) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
	-- `availabilityAt` of the domain: from stock, or in advance while there is none.
	SELECT EXISTS (
		SELECT FROM "product_variants" v
		WHERE v.product_id = product AND (v.stock >= greatest(least, 1) OR (v.stock <= 0 AND arrives_at > now()))
	)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "restock_products"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Two orders may each take the last piece of a variant of one product: the second looks after the first has ended.
	PERFORM FROM "listed_products" WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
	UPDATE "listed_products" l SET in_stock = NOT l.in_stock
	FROM "products" p
	WHERE l.product_id = ANY (ids) AND p.id = l.product_id
		AND l.in_stock <> can_be_bought(p.id, p.min_quantity, p.pre_order_arrives_at);
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer[];
BEGIN
	-- Only variants that can be bought since, or no longer: what is ordered in advance is so while there is none.
	IF tg_op = 'INSERT' THEN
		"changed" := array(
			SELECT DISTINCT p.id FROM new_rows n JOIN "products" p ON p.id = n.product_id
			WHERE n.stock >= p.min_quantity OR p.pre_order_arrives_at IS NOT NULL
		);
	ELSIF tg_op = 'DELETE' THEN
		"changed" := array(
			SELECT DISTINCT p.id FROM old_rows o JOIN "products" p ON p.id = o.product_id
			WHERE o.stock >= p.min_quantity OR p.pre_order_arrives_at IS NOT NULL
		);
	ELSE
		"changed" := array(
			SELECT DISTINCT p.id FROM new_rows n JOIN old_rows o ON o.id = n.id JOIN "products" p ON p.id = n.product_id
			WHERE (n.stock >= p.min_quantity) <> (o.stock >= p.min_quantity)
				OR (p.pre_order_arrives_at IS NOT NULL AND (n.stock <= 0) <> (o.stock <= 0))
		);
	END IF;
	IF cardinality("changed") > 0 THEN
		PERFORM restock_products("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
SELECT restock_products(array(SELECT id FROM "products" WHERE pre_order_arrives_at IS NOT NULL));
