/** The pages that exist in Gujarati, too, by the path of the English page: the other one is in /gu/, and content/gu/ has its words. */
export const inGujarati: readonly string[] = ['/', '/contact/', '/pricing/', '/services/social-media/'];
