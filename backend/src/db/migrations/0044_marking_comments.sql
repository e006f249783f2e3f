CREATE TABLE "marking_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"exam_id" text,
	"question_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marking_comments_place" CHECK (question_id is null or exam_id is not null)
);
--> statement-breakpoint
ALTER TABLE "marking_comments" ADD CONSTRAINT "marking_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_comments" ADD CONSTRAINT "marking_comments_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marking_comments_user" ON "marking_comments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "marking_comments_exam" ON "marking_comments" USING btree ("exam_id");