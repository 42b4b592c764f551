import type { AllLabels } from './labels-context.ts';

const DIGITS = '၀၁၂၃၄၅၆၇၈၉';

const count = (number: number) => String(number).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));

const calendar: AllLabels['calendar'] = {
	previousMonth: 'ယခင်လ',
	nextMonth: 'နောက်လ',
	chooseStart: 'ပထမဆုံးရက်ကို ရွေးပါ',
	chooseEnd: 'နောက်ဆုံးရက်ကို ရွေးပါ',
};

/** Burmese labels of all components. */
export const labelsMy: AllLabels = {
	autocomplete: {
		list: 'အကြံပြုချက်များ',
		loading: 'ဖွင့်နေသည်',
		results: (number) => `အကြံပြုချက် ${count(number)} ခု`,
	},
	boundField: {
		required: 'ဖြည့်ရန်လို',
		fillIn: 'ဤအကွက်ကို ဖြည့်ပါ။',
		choose: 'တစ်ခု ရွေးပါ။',
		tick: 'ဆက်လုပ်ရန် ဤအကွက်ကို အမှန်ခြစ်ပါ။',
		add: 'ဖိုင် ထည့်ပါ။',
	},
	calendar,
	combobox: {
		list: 'ရွေးချယ်စရာများ',
		open: 'ရွေးချယ်စရာများ ပြရန်',
		clear: 'ဖျက်ရန်',
		loading: 'ဖွင့်နေသည်',
		empty: 'ကိုက်ညီသည် မတွေ့ပါ။ စာလုံးပေါင်း ပြောင်းကြည့်ပါ။',
		error: 'ရွေးချယ်စရာများ ဖွင့်၍ မရပါ။',
		retry: 'ထပ်စမ်းမည်',
		tooShort: (least) => `စာလုံး ${count(least)} လုံးနှင့်အထက် ရိုက်ပါ`,
		results: (number) => `ရွေးချယ်စရာ ${count(number)} ခု`,
	},
	commandPalette: {
		title: 'အမိန့်များ',
		search: 'အမိန့် ရှာရန်',
		empty: 'ကိုက်ညီသော အမိန့် မတွေ့ပါ။ အခြားစကားလုံးဖြင့် ရှာကြည့်ပါ။',
		results: (number) => `အမိန့် ${count(number)} ခု`,
	},
	dataGrid: {
		selectAll: 'အားလုံး ရွေးရန်',
		selectRow: (name) => `${name} ကို ရွေးရန်`,
		selected: (number) => `${count(number)} ခု ရွေးထားသည်`,
		clear: 'ရွေးထားသည်များ ဖြုတ်မည်',
		loading: 'ဖွင့်နေသည်',
		empty: 'ဘာမှမရှိသေးပါ',
		error: 'စာရင်း ဖွင့်၍ မရပါ။',
		retry: 'ထပ်စမ်းမည်',
	},
	dateField: { day: 'ရက်', month: 'လ', year: 'ခုနှစ်' },
	datePicker: {
		...calendar,
		calendar: 'ပြက္ခဒိန်',
		placeholder: 'ရက် ရွေးပါ',
		rangePlaceholder: 'ရက်များ ရွေးပါ',
		clear: 'ဖျက်ရန်',
	},
	rangeSlider: { start: 'အနည်းဆုံး', end: 'အများဆုံး' },
	resizablePanels: { handle: 'အရွယ်အစား ပြောင်းရန်' },
	sidebar: { navigation: 'အဓိက မီနူး', collapse: 'ခေါက်ရန်', expand: 'ဖြန့်ရန်', close: 'ပိတ်ရန်' },
	timeField: { hour: 'နာရီ', minute: 'မိနစ်', period: 'နံနက် သို့မဟုတ် ညနေ', am: 'နံနက်', pm: 'ညနေ' },
	treeView: { loading: 'ဖွင့်နေသည်', empty: 'ဘာမှမရှိသေးပါ' },
};
