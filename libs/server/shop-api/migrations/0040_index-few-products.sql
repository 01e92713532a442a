-- The planner takes each product for one of very many words, and read the words of all products to replace those of a few.
ALTER FUNCTION "index_search_words"(integer[]) SET enable_seqscan = off;
