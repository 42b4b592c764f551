CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"user_id" uuid,
	"asker_name" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_language" text,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "product_questions_language_known" CHECK ("product_questions"."language" in ('en', 'mm', 'thai', 'china')),
	CONSTRAINT "product_questions_answer_language_known" CHECK ("product_questions"."answer_language" in ('en', 'mm', 'thai', 'china')),
	CONSTRAINT "product_questions_text_length" CHECK (char_length("product_questions"."text") between 1 and 500),
	CONSTRAINT "product_questions_answer_length" CHECK (char_length("product_questions"."answer_text") between 1 and 1000),
	CONSTRAINT "product_questions_answer_is_whole" CHECK (("product_questions"."answered_at" is null) = ("product_questions"."answer_text" is null) and ("product_questions"."answered_at" is null) = ("product_questions"."answer_language" is null))
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_answered" ON "product_questions" USING btree ("product_id","answered_at" DESC NULLS LAST,"id") WHERE "product_questions"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "product_questions_open" ON "product_questions" USING btree ("asked_at") WHERE "product_questions"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "product_questions_by_user" ON "product_questions" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "product_questions_by_shop" ON "product_questions" USING btree ("shop_id","asked_at" DESC NULLS LAST);