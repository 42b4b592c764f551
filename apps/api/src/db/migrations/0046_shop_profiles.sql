ALTER TABLE "shops" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_delivery_services" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "sent_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_delivery_services" ADD CONSTRAINT "shop_delivery_services_fee" CHECK ("shop_delivery_services"."fee" is null or "shop_delivery_services"."fee" >= 0);