-- Answers about dating have a topic of their own.
alter table help_article drop constraint help_article_topic_check;
alter table help_article add constraint help_article_topic_check check (topic in (
  'account', 'posting', 'ending', 'searching', 'messages', 'safety', 'groups', 'dating', 'language', 'app', 'privacy',
  'categories'));
