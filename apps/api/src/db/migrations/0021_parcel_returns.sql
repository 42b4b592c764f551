CREATE TABLE "parcel_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"pay_to" text,
	"requested_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "parcel_returns_code_unique" UNIQUE("code"),
	CONSTRAINT "parcel_returns_status_known" CHECK ("parcel_returns"."status" in ('requested', 'accepted', 'declined', 'withdrawn', 'refunded')),
	CONSTRAINT "parcel_returns_amounts_not_negative" CHECK (least("parcel_returns"."amount", "parcel_returns"."points") >= 0)
);
--> statement-breakpoint
ALTER TABLE "parcel_returns" ADD CONSTRAINT "parcel_returns_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_returns_one_per_parcel" ON "parcel_returns" USING btree ("parcel_id") WHERE "parcel_returns"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "parcel_returns_by_parcel" ON "parcel_returns" USING btree ("parcel_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcel_returns_open" ON "parcel_returns" USING btree ("status","requested_at") WHERE "parcel_returns"."status" in ('requested', 'accepted');