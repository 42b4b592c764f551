/** Where the coupons of the marketplace are, on the home page. */
export const COUPONS_ID = 'coupons';

/** Services of the shop that phones have no header or footer for, by the text that names them. */
export const SHOP_SERVICES = [
	['nav.wholesale', '/wholesale'],
	['nav.coupons', `/#${COUPONS_ID}`],
	['nav.trackOrder', '/Track'],
	['nav.deliveryCost', '/DeliveryCalculator'],
	['nav.postOffices', '/PostOffices'],
	['footer.links.center', '/help'],
	['footer.links.businessdirectory', '/BusinessDirectory'],
] as const;
