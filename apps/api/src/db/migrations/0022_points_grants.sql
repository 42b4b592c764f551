ALTER TABLE "points_movements" DROP CONSTRAINT "points_movements_once";--> statement-breakpoint
ALTER TABLE "points_movements" DROP CONSTRAINT "points_movements_reason_known";--> statement-breakpoint
ALTER TABLE "points_movements" ADD COLUMN "grant_id" uuid;--> statement-breakpoint
ALTER TABLE "points_movements" ADD CONSTRAINT "points_movements_once" UNIQUE NULLS NOT DISTINCT("user_id","order_id","shop_id","reason","grant_id");--> statement-breakpoint
ALTER TABLE "points_movements" ADD CONSTRAINT "points_movements_reason_known" CHECK ("points_movements"."reason" in ('earned', 'spent', 'returned', 'taken_back', 'welcome', 'granted'));