CREATE TABLE "assignment_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"assignment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"mark" numeric(8, 2),
	"comment" text,
	"returned_at" timestamp with time zone,
	CONSTRAINT "assignment_submissions_once" UNIQUE("assignment_id","user_id"),
	CONSTRAINT "assignment_submissions_returned" CHECK (returned_at is null or submitted_at is not null)
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "university_id" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "max_mark" integer;--> statement-breakpoint
ALTER TABLE "assignment_submissions" ADD CONSTRAINT "assignment_submissions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_submissions" ADD CONSTRAINT "assignment_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_submissions_user" ON "assignment_submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignment_submissions_submitted" ON "assignment_submissions" USING btree ("assignment_id","submitted_at","id");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_university" ON "assignments" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "assignments_course" ON "assignments" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_one_course" CHECK (num_nonnulls(university_id, course_id) <= 1);