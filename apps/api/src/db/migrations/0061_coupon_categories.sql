ALTER TABLE "order_lines" ADD COLUMN "coupon_off" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_coupon_range" CHECK ("order_lines"."coupon_off" between 0 and "order_lines"."unit_price" * "order_lines"."quantity");