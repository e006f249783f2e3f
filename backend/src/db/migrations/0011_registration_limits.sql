ALTER TABLE "exam_campaigns" ADD COLUMN "registration_closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_campaigns" ADD COLUMN "registration_limit" integer;--> statement-breakpoint
ALTER TABLE "exam_campaigns" ADD CONSTRAINT "exam_campaigns_registration_limit" CHECK (registration_limit > 0);