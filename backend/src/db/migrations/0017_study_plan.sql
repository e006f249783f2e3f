ALTER TABLE "students" ADD COLUMN "school_class" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "study_goal" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "study_plan_at" timestamp with time zone;