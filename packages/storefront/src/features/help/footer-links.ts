/**
 * Links of the footer in the forms that the specification gives them (§2), `{product}` as it says it; those not built
 * yet are left out.
 */
export const FOOTER_GROUPS = [
	{
		group: 'help',
		title: 'footer.help',
		links: [
			{ to: '/help', text: 'footer.links.center' },
			{ to: '/help/howtobuy', text: 'footer.links.howtobuy' },
			{ to: '/help/payment-options', text: 'footer.links.payment-options' },
			{ to: '/help/shipping-service', text: 'footer.links.shipping-service' },
			{ to: '/help/track-your-order', text: 'footer.links.track-your-order' },
			{ to: '/help/faq', text: 'footer.links.faq' },
			{ to: '/help/contact-us', text: 'footer.links.contact-us' },
		],
	},
	{
		group: 'cooperate',
		title: 'footer.cooperate',
		links: [
			{ to: '/cooperatewithus/aboutus', text: 'footer.links.aboutus' },
			{ to: '/cooperatewithus/partnership', text: 'footer.links.partnership' },
			{ to: '/cooperatewithus/crosssales', text: 'footer.links.crosssales' },
			{ to: '/cooperatewithus/sellon{product}', text: 'footer.links.sellon' },
			{ to: '/BusinessDirectory', text: 'footer.links.businessdirectory' },
		],
	},
	{
		group: 'legal',
		title: 'footer.legal',
		links: [
			{ to: '/legal/terms-of-use', text: 'footer.links.terms-of-use' },
			{ to: '/legal/buyer-protection', text: 'footer.links.buyer-protection' },
			{ to: '/legal/complaints', text: 'footer.links.complaints' },
			{ to: '/legal/seller-terms', text: 'footer.links.seller-terms' },
			{ to: '/legal/seller-protection', text: 'footer.links.seller-protection' },
			{ to: '/legal/copy-right', text: 'footer.links.copy-right' },
			{ to: '/legal/eula', text: 'footer.links.eula' },
		],
	},
	{
		group: 'policy',
		title: 'footer.policy',
		links: [
			{ to: '/policy/privacypolicy', text: 'footer.links.privacypolicy' },
			{ to: '/policy/cookiepolicy', text: 'footer.links.cookiepolicy' },
			{ to: '/policy/privacypolicyseller', text: 'footer.links.privacypolicyseller' },
			{ to: '/policy/returnpolicy', text: 'footer.links.returnpolicy' },
			{ to: '/policy/refundpolicy', text: 'footer.links.refundpolicy' },
			{ to: '/policy/shippingpolicy', text: 'footer.links.shippingpolicy' },
			{ to: '/policy/paymentpolicy', text: 'footer.links.paymentpolicy' },
			{ to: '/policy/apppolicy', text: 'footer.links.apppolicy' },
		],
	},
] as const;

/**
 * The two trust badges (Specification §1): each opens the page of the register that proves the operator's registration,
 * or the register itself where the configuration names no page.
 */
export const TRUST_BADGES = [
	{ edition: 'mm', text: 'footer.trustMyanmar', register: 'https://www.myco.dica.gov.mm/' },
	{ edition: 'th', text: 'footer.trustThailand', register: 'https://www.trustmarkthai.com/' },
] as const;
