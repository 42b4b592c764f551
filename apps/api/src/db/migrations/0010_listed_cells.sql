CREATE TABLE "listed_cells" (
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"category1_id" integer NOT NULL,
	"category2_id" integer NOT NULL,
	"category3_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"discount_tens" smallint NOT NULL,
	"is_wholesale" boolean NOT NULL,
	"products" integer NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	CONSTRAINT "listed_cells_pk" PRIMARY KEY("edition","kind","shop_id","category1_id","category2_id","category3_id","stars","discount_tens","is_wholesale")
);
--> statement-breakpoint
DROP INDEX "listed_products_counted";--> statement-breakpoint
CREATE INDEX "listed_products_newest_of_category2" ON "listed_products" USING btree ("category2_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_newest_of_category3" ON "listed_products" USING btree ("category3_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_products_by_price_of_category2" ON "listed_products" USING btree ("category2_id","price","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_by_price_of_category3" ON "listed_products" USING btree ("category3_id","price","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_of_cell" ON "listed_products" USING btree ("shop_id","kind",coalesce("category3_id", 0),"price");--> statement-breakpoint
CREATE FUNCTION "recount_cells"("changed" "listed_cells"[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- In one order everywhere, so that two changes never wait for each other.
	INSERT INTO "listed_cells"
	SELECT c.* FROM unnest("changed") AS c ORDER BY c
	ON CONFLICT DO NOTHING;
	-- Two changes may be of one cell: the second counts after the first has ended, and sees what it did.
	PERFORM FROM "listed_cells" l JOIN unnest("changed") AS c
		USING (edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale)
	ORDER BY edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale
	FOR UPDATE OF l;
	WITH counted AS (
		SELECT c.edition, c.kind, c.shop_id, c.category1_id, c.category2_id, c.category3_id, c.stars, c.discount_tens,
			c.is_wholesale, count(*) AS products, min(p.price) AS least, max(p.price) AS most
		FROM unnest("changed") AS c
		JOIN "listed_products" p ON p.edition = c.edition AND p.kind = c.kind AND p.shop_id = c.shop_id
			AND coalesce(p.category1_id, 0) = c.category1_id AND coalesce(p.category2_id, 0) = c.category2_id
			AND coalesce(p.category3_id, 0) = c.category3_id AND p.rating / 10 = c.stars
			AND p.discount_percent / 10 = c.discount_tens AND p.is_wholesale = c.is_wholesale
		GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
	)
	UPDATE "listed_cells" l
	SET products = coalesce(n.products, 0), least = coalesce(n.least, 0), most = coalesce(n.most, 0)
	FROM unnest("changed") AS c LEFT JOIN counted n
		USING (edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale)
	WHERE l.edition = c.edition AND l.kind = c.kind AND l.shop_id = c.shop_id AND l.category1_id = c.category1_id
		AND l.category2_id = c.category2_id AND l.category3_id = c.category3_id AND l.stars = c.stars
		AND l.discount_tens = c.discount_tens AND l.is_wholesale = c.is_wholesale;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "cell_of"(
	"edition" text, "kind" text, "shop_id" integer, "category1_id" integer, "category2_id" integer,
	"category3_id" integer, "rating" smallint, "discount_percent" smallint, "is_wholesale" boolean
) RETURNS "listed_cells" LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ROW(
		edition, kind, shop_id, coalesce(category1_id, 0), coalesce(category2_id, 0), coalesce(category3_id, 0),
		(rating / 10)::smallint, (discount_percent / 10)::smallint, is_wholesale, 0, 0::bigint, 0::bigint
	)::"listed_cells"
$$;
--> statement-breakpoint
CREATE FUNCTION "count_cells"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" "listed_cells"[];
BEGIN
	IF tg_op = 'INSERT' THEN
		"changed" := array(
			SELECT DISTINCT cell_of(edition, kind, shop_id, category1_id, category2_id, category3_id, rating, discount_percent,
				is_wholesale)
			FROM new_rows
		);
	ELSIF tg_op = 'DELETE' THEN
		"changed" := array(
			SELECT DISTINCT cell_of(edition, kind, shop_id, category1_id, category2_id, category3_id, rating, discount_percent,
				is_wholesale)
			FROM old_rows
		);
	ELSE
		-- What is sold out or found by other words stays where it is.
		"changed" := array(
			SELECT DISTINCT cell FROM new_rows n JOIN old_rows o ON o.product_id = n.product_id, LATERAL (VALUES
				(cell_of(n.edition, n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.rating,
					n.discount_percent, n.is_wholesale)),
				(cell_of(o.edition, o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.rating,
					o.discount_percent, o.is_wholesale))
			) AS cells(cell)
			WHERE (n.kind, n.shop_id, n.category1_id, n.category2_id, n.category3_id, n.price, n.rating, n.discount_percent,
					n.is_wholesale)
				IS DISTINCT FROM (o.kind, o.shop_id, o.category1_id, o.category2_id, o.category3_id, o.price, o.rating,
					o.discount_percent, o.is_wholesale)
		);
	END IF;
	IF cardinality("changed") > 0 THEN
		PERFORM recount_cells("changed");
	END IF;
	RETURN null;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "listed_products_counted_in" AFTER INSERT ON "listed_products" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "count_cells"();
--> statement-breakpoint
CREATE TRIGGER "listed_products_counted_out" AFTER DELETE ON "listed_products" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "count_cells"();
--> statement-breakpoint
CREATE TRIGGER "listed_products_counted_anew" AFTER UPDATE ON "listed_products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "count_cells"();
--> statement-breakpoint
SELECT recount_cells(array(
	SELECT DISTINCT cell_of(edition, kind, shop_id, category1_id, category2_id, category3_id, rating, discount_percent,
		is_wholesale)
	FROM "listed_products"
));
--> statement-breakpoint
DO $$
BEGIN
	-- Comparing the words of a product takes as long as reading some ten rows; believed to be free, it is done too often.
	ALTER FUNCTION "_int_overlap"(integer[], integer[]) COST 100;
EXCEPTION
	-- Where the extension belongs to somebody else, searches of many products only take somewhat longer.
	WHEN insufficient_privilege THEN NULL;
END;
$$;
