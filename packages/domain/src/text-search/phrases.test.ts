import { describe, expect, it } from 'vitest';
import { canonicalText, nearPhrases, phrasesOf } from './index.ts';

describe('nearPhrases', () => {
	const known = [
		phrasesOf(['ที่วางมือถือ', 'มือถือ', 'แชมพู', 'หูฟัง', 'กางเกงช้าง', 'กางเกง', 'ไข่', 'แก้ว', 'เครื่องดูดฝุ่น']),
		phrasesOf(['ပန်းသီး', 'စမတ်ဖုန်း', 'ကီးဘုတ်', 'ရေဘူး', 'ရေပုံး', 'ရေဖူး', '双肩包']),
	];
	it.each([
		['ที่วงามือถือ', 'ที่วางมือถือ', 'two letters swapped, in a word whose parts are other words'],
		['แชมู', 'แชมพู', 'a letter left out'],
		['หูฟง', 'หูฟัง', 'a vowel left out'],
		['ပန်းီသး', 'ပန်းသီး', 'a mark before its letter'],
		['စမတ်ဖု်း', 'စမတ်ဖုန်း', 'a letter left out before its mark'],
		['ကီးဘု်တ', 'ကီးဘုတ်', 'a mark before its letter at the end'],
		['ရေပုး', 'ရေပုံး', 'a mark left out: nearer than a letter of the same sound'],
		['双间包', '双肩包', 'a character of the same sound'],
		['แชมภู', 'แชมพู', 'another letter of the same sound'],
		['又肩包', '双肩包', 'another first character'],
		['雙間包', '双肩包', 'the same in traditional characters'],
		['กี่วางมือถือ', 'ที่วางมือถือ', 'another first letter of a long word'],
		['เครื่องดูกฝุ่ม', 'เครื่องดูดฝุ่น', 'two letters of a long word'],
	])('of %s are %s: %s', (typed, phrase) => {
		expect(nearPhrases(canonicalText(typed), known, typed)).toEqual([phrase]);
	});
	it.each([
		['มือถือ', 'a known phrase'],
		['กางเกงแดง', 'a known phrase and another word'],
		['มือถือใหม่', 'a known phrase with a word after it'],
		['ไซส์', 'a short word'],
		['ไข', 'a word of two letters, which a sign would make another'],
		['แก้ม', 'a word of three sounds'],
		['ตูฟัง', 'a short word with another first letter'],
		['ยมือถือ', 'a known phrase with a letter before it'],
		['มือถือก', 'a known phrase with a letter after it'],
		['มือถือ เคส', 'several words'],
		['ตู้เย็น', 'another word'],
	])('has none for %s: %s', (typed) => {
		expect(nearPhrases(canonicalText(typed), known, typed)).toEqual([]);
	});
});

describe('phrases that are equally near', () => {
	it('are all given, each once', () => {
		const phrases = phrasesOf(['แชมพู', 'แชมปู']);
		expect(nearPhrases('แชมู', [phrases, phrases])).toEqual(['แชมพู', 'แชมปู']);
	});
});

describe('phrasesOf', () => {
	it('keeps words of scripts without spaces, each once as it is spelled', () => {
		const { spelled, byScript } = phrasesOf(['มือถือ', '手機', '手机', 'phone', 'มือถือ เคส', 'เคส iphone', '']);
		expect([...spelled]).toEqual(['มือถือ', '手机']);
		expect([...byScript].map(([script, phrases]) => [script, phrases.length])).toEqual([
			['thai', 1],
			['han', 1],
		]);
	});
});
