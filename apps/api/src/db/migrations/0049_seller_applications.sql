CREATE TABLE "application_documents" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "application_documents_application_id_position_pk" PRIMARY KEY("application_id","position"),
	CONSTRAINT "application_documents_picture_key_unique" UNIQUE("picture_key")
);
--> statement-breakpoint
CREATE TABLE "held_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text NOT NULL,
	"registration_number" text NOT NULL,
	"shop_name" text NOT NULL,
	"edition" text NOT NULL,
	"goods" text NOT NULL,
	"bank_sealed" text NOT NULL,
	"answer" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"shop_id" integer,
	CONSTRAINT "seller_applications_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "seller_applications_state_known" CHECK ("seller_applications"."state" in ('sent', 'more_asked', 'accepted', 'refused')),
	CONSTRAINT "seller_applications_kind_known" CHECK ("seller_applications"."kind" in ('person', 'company')),
	CONSTRAINT "seller_applications_edition_known" CHECK ("seller_applications"."edition" in ('mm', 'th'))
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose_known";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_seller_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."seller_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_products" ADD CONSTRAINT "held_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_products" ADD CONSTRAINT "held_products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_products_by_shop" ON "held_products" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "seller_applications_waiting" ON "seller_applications" USING btree ("state","sent_at");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose_known" CHECK ("uploads"."purpose" in ('review', 'chat', 'profile', 'return', 'application'));