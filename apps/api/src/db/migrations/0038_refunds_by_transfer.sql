ALTER TABLE "refunds" ADD COLUMN "transfer_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transferred_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transferred" CHECK (("refunds"."transfer_reference" is null) = ("refunds"."transferred_by" is null)
				and ("refunds"."transfer_reference" is null or "refunds"."status" = 'settled'));