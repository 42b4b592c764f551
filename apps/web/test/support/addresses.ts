/** An address of each edition; places are keys of the location tables. */
export const ADDRESSES = {
	mm: {
		...{ label: '', recipient: 'Daw Khin', phoneCountry: '95', phone: '09951234567', country: 'mm' },
		...{ region: 'mm-yangon', township: 'mm-yangon-kamayut', subdistrict: null, postcode: '11041' },
		...{ homeNo: '12', street: 'Inya Road', landmark: null },
	},
	th: {
		...{ label: '', recipient: 'Ma Su', phoneCountry: '66', phone: '0812345678', country: 'th' },
		...{ region: 'th-bangkok', township: 'th-bangkok-bang-rak', subdistrict: 'th-bangkok-bang-rak-si-lom' },
		...{ postcode: '10500', homeNo: '88', street: 'Silom Road', landmark: null },
	},
} as const;
