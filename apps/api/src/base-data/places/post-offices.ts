import { localized, type Words } from '../words.ts';
import { TOWNSHIPS, type TownshipEntry } from './tables.ts';

/** Whether a text is in Latin letters, so that languages without spaces set it apart. */
const isLatin = (text: string): boolean => /^[ -~]/.test(text);

/** Puts a name before a word of Burmese or Chinese, set apart when it is Latin. */
const before = (name: string, word: string): string => (isLatin(name) ? `${name} ${word}` : name + word);
/** Puts a name after a word of Thai, set apart when it is Latin. */
const after = (word: string, name: string): string => (isLatin(name) ? `${word} ${name}` : word + name);

/** Rows of the post offices: one for each township of Myanmar and for each district of Thailand with a postcode of its own. */
export function postOfficeRows() {
	const seen = new Set<string>();
	return TOWNSHIPS.filter(({ region, postcode }) => {
		if (region.country === 'mm') return true;
		const isFirst = postcode !== null && !seen.has(postcode);
		if (postcode !== null) seen.add(postcode);
		return isFirst;
	}).map((township) => ({
		id: `po-${township.id}`,
		regionId: township.region.id,
		townshipId: township.id,
		name: localized(officeName(township)),
		address: localized(officeAddress(township)),
		postcode: township.postcode ?? '',
		phone: township.region.country === 'th' ? '1545' : null,
		hours: township.region.country === 'th' ? 'Mo-Fr 08:30-16:30; Sa 09:00-12:00' : 'Mo-Fr 09:30-16:30',
	}));
}

/** The offices that everybody knows by another name, and the street that they are in. */
const GENERAL_OFFICES: Readonly<Record<string, { readonly name: Words; readonly street: Words }>> = {
	'mm-yangon-kyauktada': {
		name: ['Yangon General Post Office', 'ရန်ကုန်ဗဟိုစာတိုက်ကြီး', 'ไปรษณีย์กลางย่างกุ้ง', '仰光邮政总局'],
		street: ['Strand Road', 'ကမ်းနားလမ်း', 'ถนนสแตรนด์', '海滨路'],
	},
	'th-bangkok-bang-rak': {
		name: ['Bangkok General Post Office', 'ဘန်ကောက်ဗဟိုစာတိုက်ကြီး', 'ไปรษณีย์กลางบางรัก', '曼谷邮政总局'],
		street: ['Charoen Krung Road', 'ချရွန်ခရုံလမ်း', 'ถนนเจริญกรุง', '石龙军路'],
	},
};

function officeName({ id, region, name, isCapital }: TownshipEntry): Words {
	const known = GENERAL_OFFICES[id];
	if (known) return known.name;
	// The office of a provincial capital bears the province's name.
	const [en, mm, thai, china] = isCapital && region.country === 'th' ? region.name : name;
	return [
		`${en} Post Office`,
		before(mm, 'စာတိုက်'),
		after('ที่ทำการไปรษณีย์', thai),
		before(china.replace(/府$/, ''), '邮局'),
	];
}

function officeAddress({ id, region, name }: TownshipEntry): Words {
	const [en, mm, thai, china] = name;
	const [regionEn, regionMm, regionThai, regionChina] = region.name;
	const [kindEn, kindThai] =
		region.country === 'mm' ? ['Township', 'เมือง'] : ['District', region.id === 'th-bangkok' ? 'เขต' : 'อำเภอ'];
	const province = region.country === 'th' && region.id !== 'th-bangkok' ? 'จังหวัด' : '';
	const chinese = china.endsWith('县') ? china : before(china, region.id === 'th-bangkok' ? '区' : '县');
	const place: Words = [
		`${en} ${kindEn}, ${regionEn}`,
		`${before(mm, region.country === 'mm' ? 'မြို့နယ်' : 'ခရိုင်')}၊ ${regionMm}`,
		`${after(kindThai, thai)} ${province}${regionThai}`,
		`${regionChina}${chinese}`,
	];
	const street = GENERAL_OFFICES[id]?.street;
	if (!street) return place;
	return [
		`${street[0]}, ${place[0]}`,
		`${street[1]}၊ ${place[1]}`,
		`${street[2]} ${place[2]}`,
		`${place[3]}${street[3]}`,
	];
}
