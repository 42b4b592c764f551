-- Flash sales were one repeating sale in each edition; they become rows of their own, and set prices.
ALTER TABLE "flash_sale_items" DROP CONSTRAINT "flash_sale_items_edition_flash_sales_edition_fk";--> statement-breakpoint
ALTER TABLE "flash_sale_items" DROP CONSTRAINT "flash_sale_items_edition_product_id_pk";--> statement-breakpoint
ALTER TABLE "flash_sale_items" DROP CONSTRAINT "flash_sale_items_percent";--> statement-breakpoint
ALTER TABLE "flash_sales" DROP CONSTRAINT "flash_sales_pkey";--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "id" text;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "flash_sales" SET "id" = 'every-day-' || "edition", "name" = 'Every day', "ends_at" = "starts_at" + interval '10 years';--> statement-breakpoint
ALTER TABLE "flash_sales" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "flash_sales" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sales" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sales" ALTER COLUMN "round_minutes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_ends_after_start" CHECK ("flash_sales"."ends_at" > "flash_sales"."starts_at");--> statement-breakpoint
CREATE INDEX "flash_sales_by_start" ON "flash_sales" USING btree ("edition","starts_at","id");--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD COLUMN "sale_id" text;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The share that was shown, in pieces: without a number of pieces it is counted from those and what is in stock.
UPDATE "flash_sale_items" SET "sale_id" = 'every-day-' || "edition", "sold" = coalesce((
	SELECT sum("stock") FROM "product_variants" WHERE "product_variants"."product_id" = "flash_sale_items"."product_id"
), 0) * "sold_percent" / greatest(1, 100 - "sold_percent");--> statement-breakpoint
ALTER TABLE "flash_sale_items" DROP COLUMN "edition";--> statement-breakpoint
ALTER TABLE "flash_sale_items" DROP COLUMN "sold_percent";--> statement-breakpoint
ALTER TABLE "flash_sale_items" ALTER COLUMN "sale_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id");--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_sale_id_flash_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."flash_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_price_positive" CHECK ("flash_sale_items"."price" > 0);--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_pieces_positive" CHECK ("flash_sale_items"."pieces" > 0);--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_sold_not_negative" CHECK ("flash_sale_items"."sold" >= 0);--> statement-breakpoint
CREATE INDEX "flash_sale_items_by_product" ON "flash_sale_items" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "normal_price" bigint;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "normal_previous_price" bigint;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_sale_below_normal" CHECK ("product_variants"."normal_price" > "product_variants"."price");--> statement-breakpoint
CREATE INDEX "product_variants_in_flash_sale" ON "product_variants" USING btree ("product_id") WHERE "product_variants"."normal_price" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "flash_sale_id" text;
