-- Answers are some 10 kB of JSON, written at each save and twice at a submission. PostgreSQL's own
-- compression takes four times as long as lz4 for the same size (docs/decisions/102). Rows that are
-- already stored stay as they are. A server without lz4, as the embedded one, keeps its own.
do $$
begin
  alter table "attempts" alter column "answers" set compression lz4;
  alter table "multi_subject_results" alter column "subjects" set compression lz4;
  alter table "multi_subject_result_versions" alter column "subjects" set compression lz4;
  alter table "exam_results" alter column "answers" set compression lz4;
  alter table "exam_result_versions" alter column "answers" set compression lz4;
exception when feature_not_supported then
  null;
end $$;
