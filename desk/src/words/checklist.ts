import { dictionary } from './dictionary.ts';

export const checklistWords = dictionary({
  tr: {
    nothingOpen: 'Açıkta kalan bir rapor yok.',
    open: 'Açıkta kalan raporlar var; çözülmeden kapatılırsa bekletilenler bu listeye girmez.',
    held: 'Bekletilen raporlar',
    unmatched: 'Eşleşmeyen oyuncular',
    received: 'Değerlendirilmeyi bekleyen raporlar',
    parked: 'Sonraki ayları bekleyen raporlar',
    doubtful: 'Bakmaya değer raporlar',
    reportHead: ['Rapor', 'Turnuva', 'Bulgular'],
    counted: 'Sayılacak olanlar',
    countedHead: ['Liste', 'Turnuva', 'Oyun'],
    corrections: 'Yayımlanmış listelerin düzeltmeleri',
    awards: 'Puan kararları',
    merges: 'Birleştirmeler',
  },
  en: {
    nothingOpen: 'No report is left open.',
    open: 'Reports are left open; if the month is closed before they are settled, held ones miss the list.',
    held: 'Reports that are held',
    unmatched: 'Unmatched players',
    received: 'Reports waiting to be rated',
    parked: 'Reports waiting for later months',
    doubtful: 'Reports worth a look',
    reportHead: ['Report', 'Event', 'Findings'],
    counted: 'What would count',
    countedHead: ['List', 'Tournaments', 'Games'],
    corrections: 'Corrections of published lists',
    awards: 'Awards',
    merges: 'Merges',
  },
});
