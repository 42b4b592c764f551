/** Where links beside the sizes of a product lead. */
export const SIZE_CHART_ID = 'size-chart';
