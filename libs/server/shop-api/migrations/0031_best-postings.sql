-- The best products of one word, read in the order of `product_search_words_best` and no further. Without the settings the
-- planner, which does not know how common the word is, reads and sorts all of them.
CREATE FUNCTION "best_postings"(word integer, most integer) RETURNS TABLE(product_model_id integer, weight smallint, rank integer)
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE ROWS 1000
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off AS $$
BEGIN
  RETURN QUERY
  SELECT posting.product_model_id, posting.weight, posting.rank
  FROM "product_search_words" posting
  WHERE posting.word_id = word
  ORDER BY posting.weight DESC, posting.rank DESC, posting.product_model_id DESC
  LIMIT most;
END $$;
