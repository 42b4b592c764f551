DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("edition","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"price","rating_average","discount_percent","category1_id","shop_id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("edition","kind","price","id","rating_average","discount_percent","category1_id","shop_id");