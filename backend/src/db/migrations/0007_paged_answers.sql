CREATE TABLE "paged_answers" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"pages" jsonb NOT NULL,
	"pages_hash" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paged_answers_once" UNIQUE("attempt_id","pages_hash")
);
--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD COLUMN "page_kind" text;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paged_answers" ADD CONSTRAINT "paged_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paged_answers_user" ON "paged_answers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_page" UNIQUE("attempt_id","page_kind","sha256");