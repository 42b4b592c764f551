-- A plan that is kept for any array takes it for ten elements, and compares each of thousands of cells with each product.
ALTER FUNCTION recount_cells(listed_cells[]) SET plan_cache_mode = 'force_custom_plan';--> statement-breakpoint
ALTER FUNCTION relist_products(integer[]) SET plan_cache_mode = 'force_custom_plan';
