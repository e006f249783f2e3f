CREATE TABLE "bank_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"correct_count" integer NOT NULL,
	"points" numeric(8, 5) NOT NULL,
	"explanation" text,
	"subject" text DEFAULT '' NOT NULL,
	"chapter" text DEFAULT '' NOT NULL,
	"difficulty" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"question_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"search_key" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"archived_at" timestamp with time zone,
	CONSTRAINT "bank_questions_difficulty" CHECK (difficulty in ('easy', 'medium', 'hard'))
);
--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_questions_content" ON "bank_questions" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "bank_questions_created" ON "bank_questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bank_questions_place" ON "bank_questions" USING btree ("subject","chapter");--> statement-breakpoint
CREATE INDEX "bank_questions_tags" ON "bank_questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "bank_questions_created_by" ON "bank_questions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "exam_mcqs_question" ON "exam_mcqs" USING btree (md5(btrim("question", E' \t\n\r')));--> statement-breakpoint
CREATE INDEX "multi_subject_mcqs_question" ON "multi_subject_mcqs" USING btree (md5(btrim("question", E' \t\n\r')));