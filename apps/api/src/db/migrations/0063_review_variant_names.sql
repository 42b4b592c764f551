-- Names were kept in the language of the review; what was ordered has them in each language.
ALTER TABLE "reviews" ALTER COLUMN "variant_name" SET DATA TYPE jsonb
	USING jsonb_build_object('en', "variant_name", 'mm', "variant_name", 'thai', "variant_name", 'china', "variant_name");--> statement-breakpoint
UPDATE "reviews" SET "variant_name" = "order_lines"."variant_name" FROM "order_lines" WHERE "order_lines"."id" = "reviews"."order_line_id";
