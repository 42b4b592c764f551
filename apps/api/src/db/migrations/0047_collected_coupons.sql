CREATE TABLE "collected_coupons" (
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collected_coupons_user_id_coupon_id_pk" PRIMARY KEY("user_id","coupon_id")
);
--> statement-breakpoint
ALTER TABLE "collected_coupons" ADD CONSTRAINT "collected_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_coupons" ADD CONSTRAINT "collected_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_coupons_by_coupon" ON "collected_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "collected_coupons_by_device" ON "collected_coupons" USING btree ("device");