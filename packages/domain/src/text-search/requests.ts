import { canonicalText } from './canonical.ts';
import { atomsOf, runsOf } from './runs.ts';

/**
 * Words by which shoppers ask for goods, and which name none: questions, wishes, prices, sizes. A product without them is
 * as good a match.
 */
const WORDS = {
	en:
		'where,can,could,i,you,we,me,my,buy,buying,get,what,which,who,is,are,do,does,how,much,many,price,prices,cost,cheap,' +
		'cheapest,best,good,nice,want,need,looking,find,show,sell,selling,sale,under,below,less,than,around,about,please,' +
		'some,any,size,that,this,it,your,new,latest,recommend',
	thai:
		'ราคา,ถูก,ราคาถูก,ถูกๆ,ไม่เกิน,ไม่,เกิน,ซื้อ,อยากซื้อ,อยากได้,อยาก,ต้องการ,ได้,หา,ขาย,ที่ไหน,ที่ไหนดี,ไหน,ไหนดี,ดี,ดีๆ,แนะนำ,' +
		'รุ่น,รุ่นไหน,รุ่นไหนดี,รุ่นใหม่,ใหม่,ล่าสุด,ยี่ห้อ,ยี่ห้อไหน,ยี่ห้อไหนดี,อะไร,อะไรดี,เท่าไหร่,เท่าไร,กี่บาท,บาท,ยังไง,อย่างไร,ไหม,มั้ย,ครับ,ค่ะ,' +
		'คะ,นะ,หน่อย,ไซส์,ไซซ์,เบอร์,ที่สุด,ของแท้,ลดราคา',
	mm:
		'ဈေး,စျေး,ဈေးနှုန်း,စျေးနှုန်း,ဈေးပေါ,ဈေးပေါတဲ့,ဈေးချို,ဈေးသက်သာ,ပေါ,တဲ့,ဘယ်,ဘယ်မှာ,ဘယ်လို,ဘယ်လောက်,ဘယ်နှစ်,ဘာ,ဝယ်,ဝယ်ရမလဲ,' +
		'ဝယ်ချင်,ဝယ်ချင်တယ်,ဝယ်မယ်,လိုချင်,လိုချင်တယ်,ချင်,ချင်တယ်,တယ်,ရမလဲ,လဲ,လား,မလဲ,အကောင်းဆုံး,ကောင်း,ကောင်းတဲ့,ကောင်းလဲ,အသစ်,ရောင်း,' +
		'ရောင်းမယ်,ရှာ,ရှာနေ,ပြပါ,အရွယ်,ဆိုဒ်,ဆိုက်,ကျပ်,အောက်,ထက်',
	china:
		'哪里,哪里买,在哪,在哪里,买,想买,购买,怎么,怎么买,怎样,什么,哪个,哪款,哪种,好,好用,最好,最好的,便宜,最便宜,最便宜的,便宜的,价格,' +
		'多少,多少钱,推荐,我要,我想,要,想,送,最新,新款,尺码,牌子,吗,呢,以下,以内,左右,元',
} as const;

const REQUESTS: ReadonlySet<string> = new Set(
	Object.values(WORDS)
		.flatMap((words) => words.split(','))
		.map(canonicalText),
);

/** Most syllables of a request. */
export const LONGEST_REQUEST = Math.max(...[...REQUESTS].map((text) => runsOf(text).flatMap(atomsOf).length));

/** Whether a word or phrase in canonical form asks for goods without naming any. */
export const isRequest = (text: string): boolean => REQUESTS.has(text);
