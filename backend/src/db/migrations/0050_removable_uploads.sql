DROP INDEX "answer_uploads_created";--> statement-breakpoint
CREATE INDEX "answer_uploads_removable" ON "answer_uploads" USING btree ("created_at") WHERE page_kind is null or url is null;