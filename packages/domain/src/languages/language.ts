/** Key of an interface language in storage and resources (Specification §1). */
export type Language = 'en' | 'mm' | 'thai' | 'china';
