CREATE TABLE "account_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"verified_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"reverted_at" timestamp with time zone,
	CONSTRAINT "account_changes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_changes_kind_known" CHECK ("account_changes"."kind" in ('email', 'phone', 'password', 'link'))
);
--> statement-breakpoint
ALTER TABLE "otp_codes" DROP CONSTRAINT "otp_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reauthenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_by_user" ON "account_changes" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_purpose_known" CHECK ("otp_codes"."purpose" in ('register', 'reset_password', 'sign_in', 'delete_account', 'contact_phone', 'change_identifier', 'reauthenticate'));