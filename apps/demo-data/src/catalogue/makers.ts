import type { Words } from '../words.ts';
import type { Kind } from './types.ts';

const HINTHA: Words = ['Hintha', 'ဟင်္သာ', 'ฮินตา', '欣塔'];
const KINNARI: Words = ['Kinnari', 'ကိန္နရီ', 'กินรี', '金娜丽'];
const THIHA: Words = ['Thiha', 'သီဟ', 'ธีหะ', '狄哈'];
const MEKORA: Words = ['Mekora', 'မီကိုရာ', 'เมโกรา', '美珂拉'];
const NORAI: Words = ['Norai', 'နိုရိုင်း', 'โนไร', '诺莱'];
const SUVO: Words = ['Suvo', 'ဆူဗို', 'ซูโว', '苏沃'];

/** Makers of kinds of the first catalogue, by icon. They are invented: no picture shows the mark of a company. */
const MAKERS: Readonly<Record<string, Words>> = {
	'keypad-phone': HINTHA,
	'power-bank': NORAI,
	charger: NORAI,
	'selfie-stick': SUVO,
	'memory-card': SUVO,
	keyboard: MEKORA,
	mouse: MEKORA,
	headphones: NORAI,
	radio: HINTHA,
	joystick: MEKORA,
	thermometer: SUVO,
	sofa: KINNARI,
	'frying-pan': HINTHA,
	'cooking-pot': HINTHA,
	'make-up-mirror': KINNARI,
	'kick-scooter': THIHA,
	football: THIHA,
	badminton: THIHA,
	'table-tennis': THIHA,
	'boxing-gloves': THIHA,
	bicycle: SUVO,
	tent: SUVO,
	'fishing-rod': SUVO,
	guitar: MEKORA,
};

/** The maker of a kind of goods; undefined for goods without a brand, such as what is woven, grown or carved. */
export const makerOf = ({ family, icon }: Kind): Words | undefined => (family === 'digital' ? undefined : MAKERS[icon]);
