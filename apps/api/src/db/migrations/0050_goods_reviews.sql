CREATE TABLE "goods_reviews" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_reviews" ADD CONSTRAINT "goods_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_reviews_queue" ON "goods_reviews" USING btree ("submitted_at");