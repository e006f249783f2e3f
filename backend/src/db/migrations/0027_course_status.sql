ALTER TABLE "courses" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_status" CHECK (status in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_status" CHECK (status in ('draft', 'published', 'archived'));