/** Path of the digital goods that the account holds (Decision 22). */
export const LIBRARY_PATH = '/DigitalLibrary';
