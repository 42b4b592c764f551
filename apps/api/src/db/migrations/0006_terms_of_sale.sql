ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "emailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "awaits_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "wished_price" bigint;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlements_to_email" ON "entitlements" USING btree ("order_line_id") WHERE "entitlements"."emailed_at" is null and "entitlements"."code" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_awaiting" ON "order_lines" USING btree ("variant_id") WHERE "order_lines"."awaits_stock";--> statement-breakpoint
CREATE INDEX "parcels_to_complete" ON "parcels" USING btree ("delivered_at") WHERE "parcels"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX "parcels_ordered_ahead" ON "parcels" USING btree ("order_id") WHERE "parcels"."status" = 'pre order';--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_one_open" ON "quotations" USING btree ("user_id","variant_id") WHERE "quotations"."status" in ('requested', 'answered');--> statement-breakpoint
CREATE INDEX "quotations_open" ON "quotations" USING btree ("status","valid_until") WHERE "quotations"."status" in ('requested', 'answered');--> statement-breakpoint
CREATE INDEX "quotations_by_order" ON "quotations" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'mm', 'thai', 'china'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_wish_positive" CHECK ("quotations"."wished_price" > 0);--> statement-breakpoint
-- What was given before is in its account, and was told of there.
UPDATE "entitlements" SET "emailed_at" = "starts_at";--> statement-breakpoint
UPDATE "users" SET "language" = "told"."language"
FROM (SELECT DISTINCT ON ("user_id") "user_id", "language" FROM "orders" ORDER BY "user_id", "placed_at" DESC) AS "told"
WHERE "told"."user_id" = "users"."id" AND "told"."language" in ('en', 'mm', 'thai', 'china');
