CREATE TABLE "answer_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"names" text[] DEFAULT '{}' NOT NULL,
	"finishing_at" timestamp with time zone,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_uploads_received" CHECK (received between 0 and size)
);
--> statement-breakpoint
ALTER TABLE "exam_result_versions" ALTER COLUMN "score" SET DATA TYPE numeric(16, 9);--> statement-breakpoint
ALTER TABLE "exam_results" ALTER COLUMN "score" SET DATA TYPE numeric(16, 9);--> statement-breakpoint
ALTER TABLE "multi_subject_result_versions" ALTER COLUMN "total_score" SET DATA TYPE numeric(16, 9);--> statement-breakpoint
ALTER TABLE "multi_subject_results" ALTER COLUMN "total_score" SET DATA TYPE numeric(16, 9);--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_uploads_user" ON "answer_uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "answer_uploads_created" ON "answer_uploads" USING btree ("created_at");