ALTER TABLE "orders" ADD COLUMN "coupon_amount" bigint;--> statement-breakpoint
UPDATE "orders" SET "coupon_amount" = "discount" WHERE "coupon_code" IS NOT NULL;
